import { expect, test } from 'vitest';
import { deferred } from '#tests/support/stub-backend.ts';
import { openTab } from '#tests/support/tab.ts';

const second = 1_000;
const words = { sending: 'Sending', sent: 'Sent', sentToastMs: 2_000, sendingToastMs: null };

const withCode = async (tab: ReturnType<typeof openTab>) => {
  const { createSmsCode, resendDelay } = await import('#features/account/state/sms-code.ts');
  const { $toast } = await import('#lib/toasts.ts');
  return { ...tab, ...createSmsCode('register'), createSmsCode, resendDelay, toast: () => $toast.get()?.text ?? null };
};

test.each([
  [2, 120],
  [0.5, 30],
  [undefined, 60],
  [0, 60],
  [-1, 60],
  [Number.NaN, 60],
])('a code that is valid for %s minutes can be resent after %i seconds @R154', async (minutes, seconds) => {
  const { resendDelay } = await withCode(openTab());
  expect(resendDelay(minutes)).toBe(seconds);
});

test('sends one code at a time and allows the next after the countdown @R153 @R154', async () => {
  const { $code, request, toast, advance } = await withCode(openTab());
  const reply = deferred<{ expiredMinutes: number }>();
  const calls: string[] = [];
  const send = (): typeof reply.promise => {
    calls.push('sent');
    return reply.promise;
  };
  const first = request(send, words);
  await request(send, words);
  expect([$code.get().sending, toast()]).toEqual([true, 'Sending']);
  reply.give({ expiredMinutes: 1 });
  await first;
  expect([$code.get(), toast()]).toEqual([{ sending: false, sent: true, left: 60, minutes: 1 }, 'Sent']);
  await advance(10 * second);
  await request(send, words);
  expect([$code.get().left, calls.length]).toEqual([50, 1]);
  await advance(50 * second);
  await request(send, words);
  expect(calls).toHaveLength(2);
});

test('a rejected request starts no countdown and dismisses the sending toast @R153', async () => {
  const { $code, request, toast } = await withCode(openTab());
  await expect(request(() => Promise.reject(new Error('no')), words)).rejects.toThrow('no');
  expect([$code.get(), toast()]).toEqual([{ sending: false, sent: false, left: 0 }, null]);
});

test('keeps the countdown across a reload, separately for each purpose @R154', async () => {
  const before = await withCode(openTab());
  await before.request(async () => ({ expiredMinutes: 1 }), words);
  await before.advance(20 * second);
  const after = await withCode(before.next());
  expect(after.$code.get()).toEqual({ sending: false, sent: true, left: 40 });
  expect(after.createSmsCode('reset').$code.get()).toEqual({ sending: false, sent: false, left: 0 });
});

test('keeps the countdown across a reload when the device clock is hours ahead @R154', async () => {
  const before = await withCode(openTab());
  const { syncServerTime } = await import('#lib/http/server-clock.ts');
  syncServerTime(new Date(Date.now() - 5 * 3_600 * second).toUTCString());
  await before.request(async () => ({ expiredMinutes: 1 }), words);
  await before.advance(20 * second);
  const after = await withCode(before.next());
  expect(after.$code.get()).toEqual({ sending: false, sent: true, left: 40 });
});
