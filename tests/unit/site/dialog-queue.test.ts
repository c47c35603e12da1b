import { expect, test } from 'vitest';
import { deferred } from '#tests/support/stub-backend.ts';
import { $isDialogOpen, queueDialog } from '#ui/dialog-queue.ts';

test('shows dialogs one after another and continues after one fails @A27', async () => {
  const [first, second] = [deferred<string>(), deferred<string>()];
  const shown: string[] = [];
  const show = (name: string, answer: Promise<string>) => () => {
    shown.push(name);
    return answer;
  };
  const broken = queueDialog(show('first', first.promise));
  const whole = queueDialog(show('second', second.promise));
  await Promise.resolve();
  expect([shown, $isDialogOpen.get()]).toEqual([['first'], true]);
  first.fail(new Error('its part could not be drawn'));
  await expect(broken).rejects.toThrow('its part');
  await expect.poll(() => shown).toEqual(['first', 'second']);
  second.give('closed');
  await expect(whole).resolves.toBe('closed');
  expect($isDialogOpen.get()).toBe(false);
});
