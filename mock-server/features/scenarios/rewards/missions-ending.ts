import { finishMissions } from '../player-missions.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description:
    'player01 has finished every mission, on as many days as the week’s asks for; those of the day begin anew in a minute.',
  requirements: ['R182', 'R032', 'A31'],
  clock: { at: '23:59' },
  change: finishMissions,
});
