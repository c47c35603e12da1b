import { scenario } from '../scenario.ts';

export default scenario({
  description: 'Rewards, club, missions, rebates and invitations take five seconds.',
  requirements: ['R181', 'R182'],
  faults: ['rewards', 'memberClub', 'missions', 'manualRebate', 'rebateReport', 'inviteInfo'].map((endpoint) => ({
    endpoint,
    kind: 'delay',
    delay: 5000,
  })),
});
