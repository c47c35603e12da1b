import { scenario } from '../scenario.ts';

export default scenario({
  description: 'Members have no deposit, withdrawal, transfer and bet records.',
  requirements: ['R178', 'R179'],
  flags: { DEPRECM3: false, WITHREC3: false, TRANSREC3: false, TRANSBETREPMEM3: false },
});
