import { LANGUAGES, speak, useLang } from '../kit/say.tsx';
import { Glyph } from './glyphs.tsx';
import style from './kit.module.css';

/** Chooses the language; each is written in itself, so that a stranger finds it. */
export function Language() {
  const lang = useLang();
  return (
    <span className={style['language']}>
      <Glyph name="globe" size={15} />
      <select
        aria-label="语言 / Language"
        value={lang}
        onChange={({ target }) => {
          const chosen = LANGUAGES.find((one) => one.lang === target.value);
          if (chosen) speak(chosen.lang);
        }}
      >
        {LANGUAGES.map((one) => (
          <option key={one.lang} value={one.lang}>
            {one.name}
          </option>
        ))}
      </select>
    </span>
  );
}
