import { finishMissions } from '../player-missions.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'player01 has finished every mission and claimed none.',
  requirements: ['R182', 'R032'],
  change: finishMissions,
});
