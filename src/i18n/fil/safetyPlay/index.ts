import type { NamespaceSafetyPlayTranslation } from '../../i18n-types.ts';

const safetyPlay = {
  title: 'Activity mo',
  week: 'Huling 7 araw',
  time: 'Oras ng laro',
  staked: 'Mga taya',
  net: 'Net result',
  hours: '{hours} oras {minutes} min',
  minutes: '{minutes} min',
  perDay: 'Minuto ng laro bawat araw',
  perMonth: 'Net result bawat buwan',
  day: 'Araw',
  month: 'Buwan',
  table: 'Ipakita bilang table',
  nothing: 'Hindi ka naglaro nitong huling 7 araw.',
} as const satisfies NamespaceSafetyPlayTranslation;

export default safetyPlay;
