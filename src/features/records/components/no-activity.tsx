import type { EmptyStateText } from '#features/shared/EmptyState.tsx';
import type { Words } from '#i18n/translate.ts';
import { GamesLink } from './GamesLink.tsx';

/** Returns the empty state of figures over a period without money or play. */
export const noActivity = (t: Words): EmptyStateText => ({
  icon: 'chart',
  title: t.recordsReports.pnlEmptyTitle(),
  text: t.recordsReports.pnlEmptyText(),
  action: <GamesLink />,
});
