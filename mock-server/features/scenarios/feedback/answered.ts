import { answerFeedback, takeFeedback } from '../../messages/rules/feedbacks.ts';
import { playerId } from '../player.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'player01 has written twice; one is answered, one waits.',
  requirements: ['R241', 'A83'],
  change: (world) => {
    const images = [{ type: 'image/png', bytes: 20_000 }];
    const first = takeFeedback(world, playerId(world), { type: 'deposit', comment: 'My deposit is late.', images });
    answerFeedback(world, { id: `feedback:${first.id}`, at: world.now(), type: 'feedback', data: first.id });
    takeFeedback(world, playerId(world), { type: 'game', comment: 'The reels stopped after a bonus.', images: [] });
  },
});
