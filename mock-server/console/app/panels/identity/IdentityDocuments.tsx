import type { IdentityView } from '#sim/admin/identity.ts';
import { stampText } from '../../parts/format.ts';
import { pictureAddress } from '../../state/identity.ts';
import { plainWords } from './plain-words.ts';

type IdentityCase = NonNullable<IdentityView['case']>;

const matchText = (matches: boolean | null): string =>
  matches === null ? 'account has none yet' : matches ? 'matches the account' : 'differs from the account';

const factsOf = (identityCase: IdentityCase): readonly (readonly [string, string])[] => [
  ['Status', identityCase.status],
  ['Document', `${identityCase.documentType}, ${identityCase.documentNumber ?? 'number deleted'}`],
  ['Name', `${identityCase.fullName} (${matchText(identityCase.matchesName)})`],
  ['Birthday', `${identityCase.birthday} (${matchText(identityCase.matchesBirthday)})`],
  [
    'Approved for other accounts',
    identityCase.otherAccounts.map(({ account, closed }) => (closed ? `${account} (closed)` : account)).join(', ') ||
      'none',
  ],
  ['Submitted', stampText(identityCase.submittedAt)],
  ['Decided', identityCase.decidedAt === null ? 'no' : stampText(identityCase.decidedAt)],
  ...(identityCase.expiresAt === null ? [] : [['Valid until', stampText(identityCase.expiresAt)] as const]),
  ...(identityCase.reasons.length > 0 ? [['Reasons', identityCase.reasons.map(plainWords).join(', ')] as const] : []),
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
        {found.pictures.map((picture) => (
          <li key={picture}>
            <a href={pictureAddress(picture, found.submittedAt)} target="_blank" rel="noreferrer">
              <img
                src={pictureAddress(picture, found.submittedAt)}
                alt={`${picture} of ${account}, opens in a new tab`}
              />
            </a>
            <span>{picture}</span>
          </li>
        ))}
      </ul>
    )}
  </>
);
