import * as z from 'zod';
import { moveLastLogin } from '#sim/features/account/rules/login-history.ts';
import { members } from '#sim/features/account/rules/members.ts';
import { moveBonusExpiry } from '#sim/features/cashier/rules/deposit-bonus.ts';
import { sendMessage } from '#sim/features/messages/rules/messages.ts';
import { escaped } from '#sim/features/messages/rules/templates/html-message.ts';
import { invalidContent } from '../admin-error.ts';
import { memberNamed } from '../member-named.ts';
import { account, defineAction, moment, momentOf, wrongState } from './action.ts';

const text = z.string().trim().min(1).max(2000);

/** Actions about messages and times of a member. */
export const eventActions = {
  sendMessage: defineAction({
    does: 'Sends a message to the inbox of a member.',
    input: z.strictObject({
      account,
      title: text.max(200).describe('Title.'),
      text: text.describe('Text, without markup.'),
      titleFilipino: text.max(200).optional().describe('Title in Filipino; the same if absent.'),
      textFilipino: text.optional().describe('Text in Filipino; the same if absent.'),
    }),
    output: z.object({ account, message: z.string().describe('Id of the message.') }),
    example: { account: 'player01', title: 'Maintenance tonight', text: 'Games pause from 2:00 AM to 3:00 AM.' },
    run: (world, { account: name, title, text: body, titleFilipino = title, textFilipino = body }) => {
      const { id } = sendMessage(world, memberNamed(world.state, name).id, {
        title: { EN: title, TY: titleFilipino },
        content: { EN: `<p>${escaped(body)}</p>`, TY: `<p>${escaped(textFilipino)}</p>` },
      });
      return { account: name, message: id };
    },
  }),
  moveTime: defineAction({
    does: 'Moves times of one member: registration, last login, or the expiry of the bonus that ends first.',
    input: z
      .strictObject({
        account,
        registered: moment.optional().describe('When the account was opened, in the past.'),
        lastLogin: moment.optional().describe('When the member last logged in, in the past.'),
        bonusExpiry: moment.optional().describe('When the bonus ends; one in the past ends it now.'),
      })
      .describe('Each time is an instant such as `2026-03-02T12:00:00+08:00`, or a span from now such as `-30d`.'),
    output: z.object({
      account,
      registeredAt: z.int().describe('When the account was opened, epoch ms.'),
    }),
    example: { account: 'player01', lastLogin: '-30d' },
    run: (world, { account: name, registered, lastLogin, bonusExpiry }) => {
      const member = memberNamed(world.state, name);
      const past = (field: string, value: string): number => {
        const at = momentOf(world, value);
        if (at > world.now()) throw invalidContent({ field, fault: 'must not be in the future of the world' });
        return at;
      };
      if (registered !== undefined)
        world.state.put(members, { ...member, registeredAt: past('registered', registered) });
      if (lastLogin !== undefined && !moveLastLogin(world, member.id, past('lastLogin', lastLogin)))
        throw wrongState({ what: name, is: 'without a login', needs: ['one'] });
      if (bonusExpiry !== undefined && !moveBonusExpiry(world, member.id, momentOf(world, bonusExpiry)))
        throw wrongState({
          what: name,
          is: 'without an open bonus that expires',
          needs: ['a deposit bonus'],
          hint: 'The scenario "deposit.promotions-taken" gives player01 one.',
        });
      return { account: name, registeredAt: memberNamed(world.state, name).registeredAt };
    },
  }),
};
