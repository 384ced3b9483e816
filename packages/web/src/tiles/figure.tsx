import type { Page } from '../api/calls.ts';
import { totalShown } from '../list/total.ts';
import style from './figure.module.css';

/** One number. */
export const Figure = ({ data }: { readonly data: Page }) => <div className={style['figure']}>{totalShown(data)}</div>;
