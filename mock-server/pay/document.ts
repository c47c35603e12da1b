import { brand } from '#brands/current.ts';
import type { WireLanguage } from '#contract/fields.ts';
import { localeOf } from '#i18n/locale.ts';
import { clockTime } from '#lib/dates/day-words.ts';
import { dayOf, hourOf, isoOffset } from '#lib/dates/market-time.ts';
import { hrefOf } from '#paths.ts';
import { bankIconPath } from '#sim/features/cashier/rules/banks.ts';
import { channelOf, depositPayee } from '#sim/features/cashier/rules/deposit-channels.ts';
import type { Deposit } from '#sim/features/cashier/rules/deposit-record.ts';
import { formatMinor } from '#sim/features/shared/format-minor.ts';
import { inLanguage, textIn } from '#sim/features/shared/localized-text.ts';

const words = {
  EN: {
    title: 'Simulated payment',
    notice: 'This page simulates the e-wallet app. No real money is charged.',
    asks: 'Amount to pay',
    to: 'To',
    order: 'Deposit ID',
    until: 'Pay before',
    approve: 'Pay',
    decline: 'Decline',
    back: 'Back to the site',
    approved: `Payment completed. ${brand.name} has added the money to your balance.`,
    rejected: 'Payment declined. You have not been charged.',
    expired: 'This payment has expired. You have not been charged.',
    cancelled: 'This deposit was cancelled. You have not been charged.',
    gone: 'Payment not found.',
  },
  TY: {
    title: 'Simulated payment',
    notice: 'Simulated e-wallet app ito. Walang totoong sisingilin.',
    asks: 'Babayaran',
    to: 'Para sa',
    order: 'Deposit ID',
    until: 'Magbayad bago ang',
    approve: 'Magbayad ng',
    decline: 'I-decline',
    back: 'Bumalik sa site',
    approved: `Bayad na. Pumasok na ang pera sa balance mo sa ${brand.name}.`,
    rejected: 'Na-decline ang payment. Hindi ka nasingil.',
    expired: 'Nag-expire na ang payment na ito. Hindi ka nasingil.',
    cancelled: 'Na-cancel ang deposit na ito. Hindi ka nasingil.',
    gone: 'Hindi makita ang payment.',
  },
  VI: {
    title: 'Thanh toán mô phỏng',
    notice: 'Trang này mô phỏng ứng dụng ví điện tử. Không thu tiền thật.',
    asks: 'Số tiền cần trả',
    to: 'Người nhận',
    order: 'Mã nạp tiền',
    until: 'Trả trước',
    approve: 'Trả',
    decline: 'Từ chối',
    back: 'Về trang',
    approved: `Đã thanh toán. ${brand.name} đã cộng tiền vào số dư của bạn.`,
    rejected: 'Thanh toán bị từ chối. Bạn không bị trừ tiền.',
    expired: 'Thanh toán này đã hết hạn. Bạn không bị trừ tiền.',
    cancelled: 'Lệnh nạp này đã bị hủy. Bạn không bị trừ tiền.',
    gone: 'Không tìm thấy thanh toán.',
  },
} as const;

const page = (language: WireLanguage, app: string, body: string): string => `<!doctype html>
<html lang="${localeOf(language)}">
<head>
<meta charset="utf-8">
<title>${inLanguage(words, language).title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<link rel="icon" href="/brand/${brand.id}/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/__pay/page.css">
</head>
<body data-app="${app}">
<main>
<p class="notice">${inLanguage(words, language).notice}</p>
${body}
</main>
</body>
</html>
`;

/** Returns the final status of an order; undefined while it is open. */
const outcomeOf = ({ status }: Deposit) => (status === 'pending' || status === 'reviewing' ? undefined : status);

/** Returns the logo of the wallet app, or its first letter if there is none. */
const markOf = ({ bankId }: Deposit, app: string): string =>
  bankId
    ? `<img src="/cdn/default${bankIconPath(bankId)}" alt="" width="48" height="48">`
    : `<span aria-hidden="true">${app[0]}</span>`;

/** Returns the payer's page: the order with two buttons while it is open, else its result. */
export const payDocument = (deposit: Deposit, language: WireLanguage): string => {
  const text = inLanguage(words, language);
  const outcome = outcomeOf(deposit);
  const { name, banks } = channelOf(deposit.channel);
  const app = banks.find(({ bankId }) => bankId === deposit.bankId)?.name ?? textIn(name, language);
  const answers = `<form method="post">
<button name="answer" value="approve">${text.approve} ${formatMinor(deposit.minor)}</button>
<button name="answer" value="decline" class="quiet">${text.decline}</button>
</form>`;
  return page(
    language,
    (deposit.bankId ?? deposit.channel).toLowerCase(),
    `<div class="app">${markOf(deposit, app)}<h1>${app}</h1></div>
<div class="card">
<p class="asks">${text.asks}</p>
<p class="amount">${formatMinor(deposit.minor)}</p>
<dl>
<div><dt>${text.to}</dt><dd>${depositPayee}</dd></div>
<div><dt>${text.order}</dt><dd>${deposit.id}</dd></div>
<div><dt>${text.until}</dt><dd><time datetime="${dayOf(deposit.expiresAt)}T${hourOf(deposit.expiresAt)}${isoOffset}">${clockTime(deposit.expiresAt)}</time></dd></div>
</dl>
${outcome ? `<p class="outcome" data-outcome="${outcome}" role="status">${text[outcome]}</p>` : answers}
</div>
<a class="back" href="${deposit.payOrigin === undefined ? '' : deposit.origin}${hrefOf('deposit', { order: deposit.id })}">${text.back}</a>`,
  );
};

/** Returns the page for an address that belongs to no order. */
export const notFoundDocument = (language: WireLanguage): string =>
  page(
    language,
    'none',
    `<div class="card"><p class="outcome" role="status">${inLanguage(words, language).gone}</p></div>
<a class="back" href="${hrefOf('home')}">${inLanguage(words, language).back}</a>`,
  );
