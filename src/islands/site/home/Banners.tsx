import { type BannerData, bannerSizes, bannerTarget } from '../../../domain/content/banners.ts';
import { imageSources } from '../../../domain/images.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Carousel } from '../../../ui/Carousel.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { useAnnouncements } from './use-announcements.ts';
import '../../../styles/banner.css';

interface BannersProps {
  readonly locale: Locale;
  /** What the build knew, the first of `count`; the island asks again behind. */
  readonly banners: readonly BannerData[];
  readonly count: number;
  readonly cdn: string;
}

/** R073, R074: the home page's banners. The first one's picture is never lazy. */
export const Banners = ({ locale, banners: built, count, cdn }: BannersProps) => {
  const { t } = useWords(locale);
  const banners = useAnnouncements('B', built);
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
      slideLabel={(n) => t.home.bannerOf({ n, total: Math.max(count, banners.length) })}
    />
  );
};

const Banner = ({ banner, cdn, first }: { banner: BannerData; cdn: string; first: boolean }) => {
  const target = bannerTarget(banner.action);
  const inside = (
    <>
      <Picture
        sources={imageSources([cdn], banner.announcementImages[0]?.url ?? '', 'banner')}
        sizes={bannerSizes}
        width={780}
        height={364}
        eager={first}
        first={first}
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
