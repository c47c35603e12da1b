import { useState } from 'react';
import type { Body, ConfirmMethod, Value } from '#contract/types.ts';
import { errorText } from '#i18n/error-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { CallAborted, codeOf } from '#lib/http/errors.ts';
import field from '#ui/field.css?inline';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import css from './identity-check.css?inline';
import { PasskeyCheck } from './PasskeyCheck.tsx';
import { TypedCheck, type TypedMethod } from './TypedCheck.tsx';

adoptStyles(field + css);

/** Proof of identity. */
export type Proof = Pick<Body<'confirmIdentity'>, 'password' | 'code' | 'recovery' | 'passkey'>;

interface IdentityCheckSheetProps {
  readonly title: string;
  readonly lead: string;
  readonly methods: readonly ConfirmMethod[];
  readonly passkeyOptions: () => Promise<Value<'confirmOptions'>>;
  /** Sends the proof; resolves when accepted. Throws CallError. */
  readonly onProof: (proof: Proof) => Promise<void>;
  /** Help for a lost phone, if applicable. */
  readonly onLost?: () => void;
  readonly onClose: () => void;
}

/** Signs with a passkey. Throws CallError. */
const sign = async (passkeyOptions: IdentityCheckSheetProps['passkeyOptions']): Promise<Proof> => {
  const [{ signWithPasskey }, options] = await Promise.all([
    import('#features/account/actions/passkey-device.ts'),
    passkeyOptions(),
  ]);
  return { passkey: await signWithPasskey(options) };
};

interface OtherMethodsProps {
  readonly methods: readonly ConfirmMethod[];
  readonly onChoose: (method: ConfirmMethod) => void;
  readonly onLost: (() => void) | undefined;
}

/** Links to the other methods, and help without any. */
const OtherMethods = ({ methods, onChoose, onLost }: OtherMethodsProps) => {
  const { t } = useWords();
  const methodLabels: Record<ConfirmMethod, () => string> = {
    code: t.safetyStepUp.viaCode,
    recovery: t.safetyStepUp.viaRecovery,
    password: t.safetyStepUp.viaPassword,
    passkey: t.safetyStepUp.viaPasskey,
  };
  if (methods.length === 0 && !onLost) return null;
  return (
    <nav className="step__others" aria-label={t.safetyStepUp.others()}>
      {methods.map((method) => (
        <button key={method} type="button" className="btn btn--quiet" onClick={() => onChoose(method)}>
          {methodLabels[method]()}
        </button>
      ))}
      {onLost && (
        <button type="button" className="btn btn--ghost" onClick={onLost}>
          {t.safetyStepUp.lost()}
        </button>
      )}
    </nav>
  );
};

/** Sheet that asks the player to confirm their identity by one of several methods. */
export const IdentityCheckSheet = ({
  title,
  lead,
  methods,
  passkeyOptions,
  onProof,
  onLost,
  onClose,
}: IdentityCheckSheetProps) => {
  const { t } = useWords();
  const [method, setMethod] = useState<ConfirmMethod | undefined>(methods[0]);
  const [problem, setProblem] = useState<string>();

  const say = (code: string): string => {
    if (code === 'verification.wrong' && method !== 'passkey') return t.safetyStepUp.wrongCode();
    if (code === 'request.too-many') return t.safetyStepUp.tooMany();
    return code === 'session.expired' ? t.safetyStepUp.expired() : errorText(t, code);
  };
  const send = async (proof: Promise<Proof>): Promise<void> => {
    setProblem(undefined);
    try {
      await onProof(await proof);
    } catch (error) {
      if (!(error instanceof CallAborted)) setProblem(say(codeOf(error)));
    }
  };

  return (
    <Sheet title={title} closeLabel={t.safetyStepUp.close()} onClose={onClose}>
      <div className="step">
        <p className="step__lead">{lead}</p>
        {method === 'passkey' ? (
          <PasskeyCheck onConfirm={() => send(sign(passkeyOptions))} />
        ) : (
          method && (
            <TypedCheck
              key={method}
              method={method satisfies TypedMethod}
              onTyped={(typed) => send(Promise.resolve({ [method]: typed }))}
            />
          )
        )}
        <FormProblem text={problem} />
        <OtherMethods
          methods={methods.filter((other) => other !== method)}
          onChoose={(other) => {
            setProblem(undefined);
            setMethod(other);
          }}
          onLost={onLost}
        />
      </div>
    </Sheet>
  );
};
