import { finishMissions } from '../player-missions.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description:
    'player01 has finished every mission and claimed none; the days that the week’s mission still asked for are over.',
  requirements: ['R182', 'R032'],
  change: finishMissions,
});
