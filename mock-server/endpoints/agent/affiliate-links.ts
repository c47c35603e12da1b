import * as rows from '../../../src/contract/rows/agent/team.ts';
import type { Value } from '../../../src/contract/types.ts';
import { loadQrMaker, qrPicture } from '../../engine/qr-code.ts';
import { type Context, handlePrepared } from '../../pipeline/handle.ts';
import { pageOrigin } from '../../pipeline/page-origin.ts';
import { type AffiliateLink, linksOf, makeLink } from '../../rules/agent/affiliate-links.ts';

type Prepared = Awaited<ReturnType<typeof loadQrMaker>>;

const wireLink = (
  { headers, prepared }: Pick<Context<typeof rows.affiliateUrls, Prepared>, 'headers' | 'prepared'>,
  { id, kind, rates, registered, createdAt }: AffiliateLink,
): Value<'createAffiliateUrl'> => {
  const url = `${pageOrigin(headers)}/m/register?affiliateCode=${id}`;
  return { code: id, url, qr: qrPicture(prepared, url), kind, rebates: { ...rates }, registered, createdAt };
};

export const affiliateLinkHandlers = [
  handlePrepared(rows.affiliateUrls, loadQrMaker, (call) =>
    linksOf(call.world.state, call.member).map((it) => wireLink(call, it)),
  ),

  handlePrepared(rows.createAffiliateUrl, loadQrMaker, (call) =>
    wireLink(call, makeLink(call.world, call.member, call.body.kind, call.body.rebates ?? {})),
  ),
];
