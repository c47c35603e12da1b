import { scenario } from '../scenario.ts';

export default scenario({
  description: 'Nothing of rewards, club, missions, rebates and invitations can be read.',
  requirements: ['R181', 'R182', 'R271'],
  faults: ['rewards', 'memberClub', 'missions', 'manualRebate', 'rebateReport', 'inviteInfo'].map((endpoint) => ({
    endpoint,
    kind: 'status',
    status: 500,
  })),
});
