import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { lazyComponent } from '../../../shared/lazy-component.tsx';

/** The chart of a page whose figures come first. */
export const LazyMoneyChart = lazyComponent(() => import('./MoneyChart.tsx'), <Skeleton shape="box" />);
