import type { Text } from '@takt/model';

/** What each kind of work is called, on its tile and on its pages. */
export const RECEIVE: Text = ['收货', 'Receive'];
/** How a refusal begins. */
export const NOT_RECEIVED: Text = ['未收货', 'Not received'];
export const PUT_AWAY: Text = ['上架', 'Put away'];
export const PICK: Text = ['拣货', 'Pick'];
export const REPLENISH: Text = ['补货', 'Replenish'];
export const COUNT: Text = ['盘点', 'Count'];
export const MOVE: Text = ['转移', 'Move'];
export const LOOK_UP: Text = ['库存查询', 'Stock'];
