import { expect, test } from 'vitest';
import { appearanceOf } from './appearance.ts';

const own = { configType: '1', logoUrl: '/static/logo.png', favicon: 'data:image/png;base64,AA' };

test('a host brings its own logo and icon, unless it says that the product’s are meant', () => {
  expect(appearanceOf(own)).toEqual({ logo: '/static/logo.png', favicon: 'data:image/png;base64,AA', filing: null });
  expect(appearanceOf({ ...own, configType: '0' })).toEqual({ logo: null, favicon: null, filing: null });
  expect(appearanceOf({})).toEqual({ logo: null, favicon: null, filing: null });
});

test('a picture on a foreign host is not shown', () => {
  for (const logoUrl of ['https://elsewhere.example/a.png', '//elsewhere.example/a.png', 'javascript:alert(1)'])
    expect(appearanceOf({ ...own, logoUrl }).logo, logoUrl).toBeNull();
});

test('the filing line comes only where it is answered', () => {
  expect(appearanceOf({ configType: '0', filing: { sponsor: '某公司' } }).filing).toEqual({ sponsor: '某公司' });
});
