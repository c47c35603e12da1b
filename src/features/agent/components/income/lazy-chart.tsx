import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { lazyComponent } from '../../../shared/lazy-component.tsx';

/** Chart, loaded after the figures of the page. */
export const LazyMoneyChart = lazyComponent(() => import('./MoneyChart.tsx'), <Skeleton shape="box" />);
