import { useStore } from '@nanostores/react';
import { timeText } from '../../parts/format.ts';
import { Empty, Panel, PanelProblem } from '../../parts/Panel.tsx';
import { ReadOnly } from '../../parts/ReadOnly.tsx';
import { codes } from '../../state/codes.ts';

/** Shows the SMS codes, captcha results and e-mails of the world, for testers to type in. */
export const Mailbox = () => {
  const { data, problem } = useStore(codes.$state);
  const none = data && data.sms.length + data.captchas.length + data.mails.length + data.texts.length === 0;
  return (
    <Panel title="Codes and messages" note="newest first">
      <ReadOnly label="What was sent">
        {problem && <PanelProblem problem={problem} what="codes" />}
        {none && (
          <Empty icon="callback">
            Nothing sent yet. SMS codes, captcha answers and emails of this world appear here.
          </Empty>
        )}
        <ul>
          {data?.captchas.map(({ id, answer, at }) => (
            <CodeRow key={`captcha ${id}`} code={answer} what="captcha" note={`created ${timeText(at)}`} />
          ))}
          {data?.sms.map(({ id, purpose, mobile, code, sentAt, expiresAt }) => (
            <CodeRow
              key={id}
              code={code}
              what={`SMS to ${mobile}`}
              note={`${purpose}, sent ${timeText(sentAt)}, expires ${timeText(expiresAt)}`}
            />
          ))}
          {[...(data?.mails ?? []), ...(data?.texts ?? [])].map(({ id, to, at, account, text, ...secrets }) => (
            <CodeRow
              key={id}
              code={secrets.temporaryPassword ?? secrets.code}
              what={`${to.includes('@') ? 'email' : 'SMS'} to ${to}`}
              note={`${text.EN} To ${account}, sent ${timeText(at)}`}
            />
          ))}
        </ul>
      </ReadOnly>
    </Panel>
  );
};

interface CodeRowProps {
  readonly code: string | null;
  readonly what: string;
  readonly note: string;
}

const CodeRow = ({ code, what, note }: CodeRowProps) => (
  <li className="row">
    <div className="row__words">
      {what}
      <small>{note}</small>
    </div>
    {code !== null && <code className="code">{code}</code>}
  </li>
);
