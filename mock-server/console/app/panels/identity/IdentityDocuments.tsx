import { stampText } from '../../parts/format.ts';
import { type IdentityView, pictureAddress } from '../../state/identity.ts';
import { plainWords } from './plain-words.ts';

type IdentityCase = NonNullable<IdentityView['case']>;

const matchText = (matches: boolean | null): string =>
  matches === null ? 'account has none yet' : matches ? 'matches the account' : 'differs from the account';

const factsOf = (it: IdentityCase): readonly (readonly [string, string])[] => [
  ['Status', it.status],
  ['Document', `${it.documentType}, ${it.documentNumber ?? 'number deleted'}`],
  ['Name', `${it.fullName} (${matchText(it.matchesName)})`],
  ['Birthday', `${it.birthday} (${matchText(it.matchesBirthday)})`],
  [
    'Approved for other accounts',
    it.otherAccounts.map(({ account, closed }) => (closed ? `${account} (closed)` : account)).join(', ') || 'none',
  ],
  ['Submitted', stampText(it.submittedAt)],
  ['Decided', it.decidedAt === null ? 'no' : stampText(it.decidedAt)],
  ...(it.expiresAt === null ? [] : [['Valid until', stampText(it.expiresAt)] as const]),
  ...(it.reasons.length > 0 ? [['Reasons', it.reasons.map(plainWords).join(', ')] as const] : []),
];

interface IdentityDocumentsProps {
  readonly account: string;
  readonly found: IdentityCase;
}

/** Data and pictures that a member has submitted. */
export const IdentityDocuments = ({ account, found }: IdentityDocumentsProps) => (
  <>
    <dl className="pairs pairs--two">
      {factsOf(found).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {found.pictures.length === 0 ? (
      <p>No pictures are stored.</p>
    ) : (
      <ul className="documents">
        {found.pictures.map((it) => (
          <li key={it}>
            <a href={pictureAddress(it, found.submittedAt)} target="_blank" rel="noreferrer">
              <img src={pictureAddress(it, found.submittedAt)} alt={`${it} of ${account}, opens in a new tab`} />
            </a>
            <span>{it}</span>
          </li>
        ))}
      </ul>
    )}
  </>
);
