import { expect, test } from 'vitest';
import { loginSchemas } from '#contract/account/login.schemas.ts';
import { passwordByEmailSchemas } from '#contract/account/password.schemas.ts';
import { affiliateInfoSchemas, registerMobileSchemas } from '#contract/account/registration.schemas.ts';
import { smsNoLoginSchemas } from '#contract/account/verification.schemas.ts';
import { addBankCardSchemas } from '#contract/cashier/bank-accounts.schemas.ts';
import { personName } from '#contract/fields.ts';
import { verifyReceiptSchemas } from '#contract/records/receipts.schemas.ts';
import { compactText, normalizeText, removeInvisible } from '#contract/text.ts';
import { parseAccountNumber } from '#features/account/model/account-number.ts';
import { localMobile, mobileKey } from '#features/account/model/mobile.ts';
import { parseAmount } from '#lib/money/parse-amount.ts';

/** A text as contacts, chats and PDF files copy it, with marks around and within it. */
const pasted = (text: string): string => `\u202A\u2068${[...text].join('\u200B')}\u2069\u202C\u200E\uFEFF`;

test('pasted numbers and codes are read without direction marks and zero-width characters @R148 @R162 @R264', () => {
  expect(localMobile(pasted('+63 917 123 4567'), '63')).toBe('9171234567');
  expect(mobileKey(pasted('09171234567'))).toBe('9171234567');
  expect(parseAccountNumber(pasted('0917-123-4567'), 'wallet')).toBe('09171234567');
  expect(parseAmount(pasted('₱1,500.50'))).toBe(1500.5);
  expect(compactText(pasted('739 204'))).toBe('739204');
});

test('the contract accepts them from other clients, and leaves passwords as they are @R156', () => {
  expect(smsNoLoginSchemas.body.parse({ mobileNum: pasted('9171234567') })).toEqual({ mobileNum: '9171234567' });
  const card = { bankId: 'MAYA', number: pasted('09175550102'), payeeName: pasted('Tala Reyes') };
  const password = pasted('739204').slice(0, 20);
  expect(addBankCardSchemas.body.parse({ ...card, paymentPassword: password })).toMatchObject({
    number: '09175550102',
    payeeName: 'Tala Reyes',
    paymentPassword: password,
  });
  expect(registerMobileSchemas.body.shape.idNumber.parse(pasted('N01-23-456789'))).toBe('N0123456789');
});

test('the contract reads account names, addresses, referral and receipt codes without them @R148 @R162', () => {
  const login = { username: pasted('player01'), password: pasted('Passw0rd1'), type: 0 as const };
  expect(loginSchemas.body.parse(login)).toEqual({ ...login, username: 'player01' });
  expect(registerMobileSchemas.body.shape.affiliateCode.parse(pasted('AG1001'))).toBe('AG1001');
  expect(affiliateInfoSchemas.query.parse({ affiliateCode: pasted('AG1001') })).toEqual({ affiliateCode: 'AG1001' });
  expect(registerMobileSchemas.body.shape.password.parse(pasted('Passw0rd1'))).toBe(pasted('Passw0rd1'));
  expect(passwordByEmailSchemas.body.shape.email.parse(pasted('tala@example.ph'))).toBe('tala@example.ph');
  expect(verifyReceiptSchemas.body.parse({ code: pasted('D2-0001 ABCD') })).toEqual({ code: 'D2-0001 ABCD' });
});

test('a name may be written as a licence prints it @R156', () => {
  expect(personName.parse('\u200EDela Cruz, Juan Jr.')).toBe('Dela Cruz, Juan Jr.');
});

test('joined emoji stay as they are', () => {
  expect(removeInvisible('👩‍👧 ok\u200D')).toBe('👩‍👧 ok');
  expect(normalizeText('  👩‍👧  ')).toBe('👩‍👧');
});
