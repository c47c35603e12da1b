import { timeText } from '../../parts/format.ts';
import { Icon } from '../../parts/Icon.tsx';
import { type Flag, resetFlag, setFlags, valueText } from '../../state/flags.ts';
import { attempt } from '../../state/notice.ts';
import { openInPreview } from '../../state/site.ts';
import { FlagControl } from './FlagControl.tsx';

interface FlagRowProps {
  readonly flag: Flag;
  readonly compact: boolean;
}

export const FlagRow = ({ flag, compact }: FlagRowProps) => (
  <li className="row" data-flag={flag.name}>
    <div className="row__words">
      <code>{flag.name}</code>
      {flag.changed && <span className="changed">changed</span>}
      <small>{flag.meaning}</small>
      {flag.changed && (
        <small className="row__why">
          by {flag.setBy}
          {flag.setAt !== null && ` at ${timeText(flag.setAt)}`}; default is {valueText(flag.default)}
        </small>
      )}
      {!compact && (
        <small className="row__refs">
          <span>{flag.requirements.join(' ')}</span>
          {flag.pages
            .filter((page) => page.startsWith('/'))
            .map((page) => (
              <button
                key={page}
                type="button"
                className="ref"
                title="Open in preview"
                onClick={() => openInPreview(page)}
              >
                {page}
              </button>
            ))}
          {flag.pages.includes('*') && <span>all pages</span>}
        </small>
      )}
    </div>
    {flag.changed && (
      <button
        type="button"
        className="mini mini--icon"
        aria-label={`Reset ${flag.name}`}
        title={`Reset to ${valueText(flag.default)}`}
        onClick={() => attempt(() => resetFlag(flag), `${flag.name} reset.`)}
      >
        <Icon name="reset" />
      </button>
    )}
    <FlagControl flag={flag} onChange={(value) => attempt(() => setFlags({ [flag.name]: value }))} />
  </li>
);
