import type { ComponentProps } from 'react';
import style from './card.module.css';

/** A part of a page that stands apart: a section on the ground of its own. */
export const Card = ({ className = '', ...section }: ComponentProps<'section'>) => (
  <section {...section} className={`${style['card']} ${className}`} />
);
