import { expect, test } from 'vitest';
import { overlaps } from '#test/support/page/walk/overlaps.ts';

/* The measures of the walk find each fault that is planted, and nothing where things are as they should be. */

function laidOut(html: string): readonly string[] {
  document.body.innerHTML = `<div class="app" style="position: relative; width: 600px; height: 400px; font: 16px/20px sans-serif">${html}</div>`;
  return overlaps(document.body);
}
const at = (left: number, top: number, more = ''): string =>
  `position: absolute; left: ${left}px; top: ${top}px; ${more}`;

test('texts side by side, a label in its button and a scrolled list are as they should be', () => {
  expect(
    laidOut(`
      <p style="${at(10, 10)}">First</p><p style="${at(100, 10)}">Second</p>
      <button style="${at(10, 60)}"><b>22</b> orders</button>
      <label style="${at(10, 100)}"><input type="checkbox"> Shown</label>
      <div style="${at(200, 60, 'height: 60px; overflow: auto')}">
        <table><thead style="position: sticky; top: 0; background: #fff"><tr><th>Name</th></tr></thead>
        <tbody>${'<tr><td>A ship</td></tr>'.repeat(9)}</tbody></table>
      </div>
      <p style="${at(10, 200, 'width: 90px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap')}">A name that ends in dots, the 4th</p>
      <input aria-label="Name" value="The 12th Fleet" style="${at(10, 240, 'width: 40px')}">`),
  ).toEqual([]);
});

test('rows that pass under a head that stays are scrolled, not covered', () => {
  laidOut(`
    <div id="list" style="height: 60px; overflow: auto">
      <table><thead style="position: sticky; top: 0; background: #fff"><tr><th>Name</th></tr></thead>
      <tbody>${'<tr><td>A ship</td></tr>'.repeat(9)}</tbody></table>
    </div>`);
  document.querySelector('#list')!.scrollTop = 15;
  expect(overlaps(document.body)).toEqual([]);
});

test.each([
  [
    'a text over another',
    `<p style="${at(10, 10)}">Expected revenue</p><p style="${at(60, 14)}">115 left</p>`,
    ['«Expected revenue» (p) and «115 left» (p) lie over each other'],
  ],
  [
    'a text half under a panel',
    `<p style="${at(10, 10)}">The turn waits for you</p><aside style="${at(90, 0, 'width: 300px; height: 300px; background: #fff')}"></aside>`,
    ['«The turn waits for you» (p) is under aside'],
  ],
  [
    'a text under a panel that lets the pointer through',
    `<p style="${at(10, 10)}">The turn waits for you</p><aside style="${at(0, 0, 'width: 300px; height: 300px; background: #fff; pointer-events: none')}"></aside>`,
    ['«The turn waits for you» (p) is under aside'],
  ],
  [
    'a button of which a corner is under a bar',
    `<button style="${at(10, 10, 'width: 200px; height: 60px')}">Run</button><div class="bar" style="${at(150, 40, 'width: 300px; height: 50px; background: #fff')}"></div>`,
    ['«Run» (button) is under div.bar'],
  ],
  [
    'two buttons over each other',
    `<button style="${at(10, 10, 'width: 100px; background: none')}">Undo</button><button style="${at(90, 10, 'width: 100px; background: none')}">Redo</button>`,
    ['«Undo» (button) and «Redo» (button) lie over each other'],
  ],
  [
    'a button that reaches out of what hides it',
    `<div class="tools" style="${at(10, 10, 'width: 90px; height: 30px; overflow: hidden')}"><button style="width: 140px">Zoom</button></div>`,
    ['«Zoom» (button) is cut off by div.tools'],
  ],
  [
    'a figure of which dots leave a digit',
    `<p style="${at(10, 10, 'width: 26px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap')}">115 EP</p>`,
    ['«115 EP» (p) is cut off'],
  ],
  [
    'a field too narrow for its figure',
    `<input aria-label="EP" value="1234567" style="${at(10, 10, 'width: 30px')}">`,
    ['the field of «1234567» (input) is too narrow'],
  ],
])('%s is found', (_, html, wanted) => {
  expect(laidOut(html)).toEqual(expect.arrayContaining(wanted));
});
