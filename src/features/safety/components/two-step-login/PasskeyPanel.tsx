import { brand } from '#brands/current.ts';
import { addPasskey, passkeyOptions, removePasskey, renamePasskey } from '#contract/safety/passkeys.ts';
import type { Passkey } from '#contract/types.ts';
import { formatInstant } from '#features/shared/format-instant.ts';
import { confirmFirst, loadLazyModule } from '#features/shared/lazy-module.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { Icon } from '#ui/Icon.tsx';
import type { RunChange } from '../run-change.ts';

interface PasskeyPanelProps {
  readonly passkeys: readonly Passkey[];
  readonly run: RunChange;
}

/** The member's passkeys: add, rename, remove. */
export const PasskeyPanel = ({ passkeys, run }: PasskeyPanelProps) => {
  const { t } = useWords();
  const add = () =>
    run(async () => {
      // Loaded first, because a passkey that could not be saved afterwards would stay on the device.
      const [{ createPasskey }, { askPasskeyName }] = await Promise.all([
        import('#features/account/actions/passkey-device.ts'),
        import('./ask-passkey-name.ts'),
      ]);
      const answer = await createPasskey(await api(passkeyOptions, { query: { merchantCode: brand.merchantCode } }));
      const name = (await askPasskeyName(t, t.safetyTwoSteps.addKey(), '')) ?? t.safetyTwoSteps.keysTitle();
      await api(addPasskey, { body: { name, answer } });
    }, t.safetyTwoSteps.keyAdded());
  const rename = async ({ passkeyId, name }: Passkey): Promise<void> => {
    const part = await loadLazyModule(import('./ask-passkey-name.ts'));
    const chosen = await part?.askPasskeyName(t, t.safetyTwoSteps.rename({ name }), name);
    if (chosen) await run(() => api(renamePasskey, { body: { passkeyId, name: chosen } }));
  };
  const remove = async ({ passkeyId, name }: Passkey): Promise<void> => {
    const title = t.safetyTwoSteps.removeTitle({ name });
    const question = {
      title,
      text: t.safetyTwoSteps.removeText(),
      cancel: t.safetyTwoSteps.cancel(),
      confirm: t.safetyTwoSteps.remove({ name }),
      loses: true,
    };
    if (await confirmFirst(question))
      await run(() => api(removePasskey, { body: { passkeyId } }), t.safetyTwoSteps.removed());
  };
  const canMake = typeof PublicKeyCredential === 'function';
  return (
    <section className="panel" aria-labelledby="passkeys">
      <h2 id="passkeys">{t.safetyTwoSteps.keysTitle()}</h2>
      <p>{t.safetyTwoSteps.keysLead()}</p>
      {passkeys.length === 0 && <p>{t.safetyTwoSteps.keysNone()}</p>}
      <ul>
        {passkeys.map((passkey) => (
          <li key={passkey.passkeyId} className="panel__line">
            <Icon name="captcha" />
            <div>
              <b>{passkey.name}</b>
              <small>
                {`${t.safetyTwoSteps.added({ when: formatInstant(passkey.addedAt) })}${passkey.synced ? ` · ${t.safetyTwoSteps.keySynced()}` : ''}`}
              </small>
              <small>
                {passkey.usedAt === null
                  ? t.safetyTwoSteps.keyUnused()
                  : t.safetyTwoSteps.keyUsed({ when: formatInstant(passkey.usedAt) })}
              </small>
            </div>
            <button
              type="button"
              className="iconbtn"
              aria-label={t.safetyTwoSteps.rename({ name: passkey.name })}
              onClick={() => void rename(passkey)}
            >
              <Icon name="edit" />
            </button>
            <button
              type="button"
              className="iconbtn"
              aria-label={t.safetyTwoSteps.remove({ name: passkey.name })}
              onClick={() => void remove(passkey)}
            >
              <Icon name="remove" />
            </button>
          </li>
        ))}
      </ul>
      {canMake ? (
        <button type="button" className="btn btn--quiet" onClick={() => void add()}>
          {t.safetyTwoSteps.addKey()}
        </button>
      ) : (
        <p>{t.safetyTwoSteps.noDevice()}</p>
      )}
    </section>
  );
};
