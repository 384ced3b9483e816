import type { ListTools } from '@takt/web';
import { PastDrawer } from '../past/past-drawer.tsx';
import { SerialsButton } from './serials-button.tsx';
import { UnpackButton } from './unpack-button.tsx';

/** Beside what every list offers: stock of another moment, numbers of pieces, and taking goods out of their container. */
export function StockTools({ chosen, refresh }: ListTools) {
  return (
    <>
      <UnpackButton chosen={chosen} refresh={refresh} />
      <SerialsButton chosen={chosen} refresh={refresh} />
      <PastDrawer />
    </>
  );
}
