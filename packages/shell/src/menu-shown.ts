import { useState } from 'react';
import { loadLocal, saveLocal, useMedia } from '@takt/web/host';

const KEY = 'menu-collapsed';
/** Below this width the menu lies over the page instead of beside it. */
const NARROW = '(max-width: 1199.98px)';

/** How the side menu stands: beside the page, over it for one choice, or away. */
interface MenuShown {
  readonly how: 'beside' | 'over' | 'away';
  /** Brings it back, for good where there is room. */
  readonly expand: () => void;
  /** Puts it away; remembered where there is room for it. */
  readonly collapse: () => void;
  /** An area was picked: shows what is in it. */
  readonly look: () => void;
  /** A page was chosen, or something else touched. */
  readonly chosen: () => void;
}

export function useMenuShown(): MenuShown {
  const narrow = useMedia(NARROW);
  const [collapsed, setCollapsed] = useState(() => loadLocal(KEY) === '1');
  const [over, setOver] = useState(false);
  const turn = (next: boolean): void => {
    saveLocal(KEY, next ? '1' : null);
    setCollapsed(next);
    setOver(false);
  };
  const room = !narrow && !collapsed;
  return {
    how: room ? 'beside' : over ? 'over' : 'away',
    expand: () => (narrow ? setOver(true) : turn(false)),
    collapse: () => (narrow ? setOver(false) : turn(true)),
    look: () => setOver(!room),
    chosen: () => setOver(false),
  };
}
