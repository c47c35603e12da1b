import type { Announcement } from '../../contract/types.ts';
import { bannerTarget } from '../../domain/banners.ts';
import { imageUrl, srcSet } from '../../domain/images.ts';
import type { Locale } from '../../i18n/locale.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { useBanners } from './use-banners.ts';
import './banners.css';

interface BannersProps {
  readonly locale: Locale;
  /** What the build knew; the island asks again behind. */
  readonly banners: readonly Announcement[];
  readonly cdn: string;
}

/** R073, R074: the home page's banners. The first one's picture is never lazy. */
export const Banners = ({ locale, banners: built, cdn }: BannersProps) => {
  const { t } = useWords(locale);
  const banners = useBanners(built);
  const slides = banners.map((banner, index) => ({
    key: String(banner.id),
    content: <Banner banner={banner} cdn={cdn} first={index === 0} />,
  }));
  if (slides.length === 0) return null;
  return (
    <Carousel
      slides={slides}
      delay={5_000}
      label={t.home.banners()}
      pauseLabel={t.home.pause()}
      playLabel={t.home.play()}
      slideLabel={(n) => t.home.bannerOf({ n, total: banners.length })}
    />
  );
};

const Banner = ({ banner, cdn, first }: { banner: Announcement; cdn: string; first: boolean }) => {
  const picture = imageUrl(cdn, banner.announcementImages[0]?.url ?? '');
  const target = bannerTarget(banner.action);
  const inside = (
    <>
      <img
        src={`${picture}?w=780`}
        srcSet={srcSet(picture, 'banner')}
        sizes="(max-width: 520px) calc(100vw - 32px), 488px"
        width="780"
        height="364"
        alt=""
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
      <span className="banner__words">
        <small>{banner.summary}</small>
        <strong>{banner.title}</strong>
      </span>
    </>
  );
  if (!target) return <div className="banner">{inside}</div>;
  return (
    <a
      className="banner"
      href={target.href}
      {...(target.outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {inside}
    </a>
  );
};
