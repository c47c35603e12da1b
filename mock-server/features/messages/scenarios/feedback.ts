import type { Scenario } from '#sim/features/scenario.ts';
import { playerId } from '#sim/features/shared/player.ts';
import { answerFeedback, takeFeedback } from '../rules/feedbacks.ts';

export const feedbackScenarios: readonly Scenario[] = [
  {
    name: 'feedback.answered',
    description: 'player01 has sent feedback twice; one has a reply, one is under review.',
    requirements: ['R241', 'A83'],
    change: (world) => {
      const images = [{ type: 'image/png', bytes: 20_000 }];
      const first = takeFeedback(world, playerId(world), { type: 'deposit', comment: 'My deposit is late.', images });
      answerFeedback(world, { id: `feedback:${first.id}`, at: world.now(), type: 'feedback', data: first.id });
      takeFeedback(world, playerId(world), { type: 'game', comment: 'The reels stopped after a bonus.', images: [] });
    },
  },
];
