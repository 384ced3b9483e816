import { useQuery } from '@tanstack/react-query';
import { drawCode128, imageOf } from '../kit/drawn-code.ts';
import style from './record-screen.module.css';

/** The number as scanners read it, Code 128; drawn by a library that is fetched only here. */
export function Barcode({ text }: { readonly text: string }) {
  const { data } = useQuery({
    queryKey: ['barcode', text],
    queryFn: () => drawCode128(text, { height: 8 }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  return data ? <img className={style['barcode']} alt={text} src={imageOf(data)} /> : null;
}
