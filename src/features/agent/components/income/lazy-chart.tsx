import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

/** Chart, loaded after the figures of the page. */
export const LazyMoneyChart = lazyComponent(() => import('./MoneyChart.tsx'), <Skeleton shape="box" />);
