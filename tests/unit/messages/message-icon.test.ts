import { expect, test } from 'vitest';
import { messageIcon } from '#features/messages/components/inbox/message-icon.ts';

test('a message has the icon of the first page it links to, and an envelope without a known one @R244', () => {
  expect(messageIcon('See your <a href="/m/vouReport">deposit record</a>.')).toBe('wallets');
  expect(messageIcon('<a href="/m/service">Ask us</a> or <a href="/m/member/identity?back=limits">verify</a>')).toBe(
    'card',
  );
  expect(messageIcon('Contact <a href="/m/service">customer service</a>.')).toBe('inbox');
  expect(messageIcon('Maintenance is over.')).toBe('inbox');
});
