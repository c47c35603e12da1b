import * as endpoints from '#contract/agent/affiliate-links.ts';
import type { Value } from '#contract/types.ts';
import { toMajor } from '#lib/money/money.ts';
import { type Context, handlePrepared } from '#sim/features/handler.ts';
import { pageOrigin } from '#sim/features/shared/page-origin.ts';
import { loadQrMaker, qrPicture } from '#sim/features/shared/qr-code.ts';
import { type AffiliateLink, endLink, linkFigures, linksOf, makeLink } from '../rules/affiliate-links.ts';

type Prepared = Awaited<ReturnType<typeof loadQrMaker>>;

const wireLink = (
  {
    world,
    headers,
    prepared,
  }: Pick<Context<typeof endpoints.affiliateUrls, Prepared>, 'world' | 'headers' | 'prepared'>,
  link: AffiliateLink,
): Value<'createAffiliateUrl'> => {
  const { id, kind, rates, registered, createdAt, endedAt } = link;
  const url = `${pageOrigin(headers)}/m/register?affiliateCode=${id}`;
  const { depositors, stake } = linkFigures(world.state, link);
  const figures = { registered, depositors, stake: toMajor(stake), createdAt, endedAt };
  return { code: id, url, qr: qrPicture(prepared, url), kind, rebates: { ...rates }, ...figures };
};

export const affiliateLinkHandlers = [
  handlePrepared(endpoints.affiliateUrls, loadQrMaker, (call) =>
    linksOf(call.world.state, call.member).map((it) => wireLink(call, it)),
  ),

  handlePrepared(endpoints.createAffiliateUrl, loadQrMaker, (call) =>
    wireLink(call, makeLink(call.world, call.member, call.body.kind, call.body.rebates ?? {})),
  ),

  handlePrepared(endpoints.endAffiliateUrl, loadQrMaker, (call) =>
    wireLink(call, endLink(call.world, call.member, call.body.code)),
  ),
];
