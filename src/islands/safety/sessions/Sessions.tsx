import { endOtherSessions, endSession, sessions } from '../../../api/account/sessions.ts';
import { CallAborted, codeOf } from '../../../api/errors.ts';
import type { Value } from '../../../contract/types.ts';
import { errorText } from '../../../i18n/error-words.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { showToast } from '../../../stores/site/toasts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { LoadState } from '../../../widgets/LoadState.tsx';
import { askFirst } from '../../../widgets/late-part.ts';
import { useLoad } from '../../../widgets/use-load.ts';
import '../panel.css';
import { whenText } from '../when.ts';
import { History } from './History.tsx';
import { wayName } from './way-name.ts';

type Open = Value<'sessions'>[number];

/** Open sessions with ways to end them, and the login history (X08). */
export const Sessions = ({ locale }: { readonly locale: Locale }) => {
  const { t } = useWords(locale);
  const open = useLoad('sessions', (signal) => sessions(signal), { locale });

  const run = async (work: Promise<unknown>, done: string): Promise<void> => {
    try {
      await work;
      showToast(done, { kind: 'ok' });
      open.reload();
    } catch (error) {
      if (!(error instanceof CallAborted)) showToast(errorText(t, codeOf(error)), { kind: 'bad' });
    }
  };
  const endOthers = async (): Promise<void> => {
    const asked = {
      title: t.safeguards.endOthersTitle(),
      text: t.safeguards.endOthersText(),
      cancel: t.safeguards.cancel(),
      confirm: t.safeguards.endOthers(),
    };
    if (await askFirst(asked)) await run(endOtherSessions(), t.safeguards.endedAll());
  };

  const line = ({ sessionId, current, device, mobile, place, way, twoSteps, startedAt, usedAt }: Open) => {
    const name = device ?? t.safeguards.unknownDevice();
    const how = [place, wayName(t, way), twoSteps && t.safeguards.withTwoSteps()].filter(Boolean).join(' · ');
    return (
      <li key={sessionId} className="panel__line">
        <Icon name={mobile ? 'phone' : 'place'} later />
        <div>
          <b>{name}</b>
          <small>{how}</small>
          <small>
            {current
              ? t.safeguards.since({ when: whenText(startedAt) })
              : t.safeguards.lastUsed({ when: whenText(usedAt) })}
          </small>
        </div>
        {current ? (
          <StatusChip tone="ok">{t.safeguards.here()}</StatusChip>
        ) : (
          <button
            type="button"
            className="btn btn--quiet btn--s"
            aria-label={t.safeguards.endThis({ device: name })}
            onClick={() => void run(endSession({ sessionId }), t.safeguards.ended())}
          >
            {t.safeguards.end()}
          </button>
        )}
      </li>
    );
  };

  return (
    <>
      <section className="panel" aria-labelledby="open-now">
        <h2 id="open-now">{t.safeguards.openNow()}</h2>
        <LoadState locale={locale} loaded={open} skeleton={<Skeleton shape="row" count={2} />}>
          {(list) => (
            <>
              <ul>{[...list].sort((a, b) => Number(b.current) - Number(a.current)).map(line)}</ul>
              {list.length > 1 ? (
                <>
                  <p>
                    {t.safeguards.notYou()}{' '}
                    <a className="link" href="/m/changePsw">
                      {t.safeguards.changeIt()}
                    </a>
                  </p>
                  <button type="button" className="btn btn--quiet btn--wide" onClick={() => void endOthers()}>
                    {t.safeguards.endOthers()}
                  </button>
                </>
              ) : (
                <p>{t.safeguards.onlyHere()}</p>
              )}
            </>
          )}
        </LoadState>
      </section>
      <History locale={locale} />
    </>
  );
};
