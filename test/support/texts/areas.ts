import { rulesets } from '#rulesets/all.ts';
import type { Text } from './text.ts';

/** A part of what the program can print: the files whose texts it has, and of those the texts that are so. */
interface Area {
  readonly title: string;
  readonly files: RegExp;
  /** What the texts are (`Text.as`); absent: anything. */
  readonly as?: RegExp;
}

const view = (folders: string): RegExp => new RegExp(`^src-renderer/views/(?:${folders})/`);

/** The screens of players, from the first to the last. */
const screens: readonly Area[] = [
  { title: 'Start menu', files: view('start|upgrades') },
  {
    title: 'Practice games',
    files: /^(src-renderer\/(views\/practice|state\/begin)|src-main\/services\/practice)\//,
  },
  { title: 'Archives', files: /^src-renderer\/(views|state)\/archive\// },
  { title: 'Frame of a game', files: view('game|bar|pages|ahead|due|world|records|player') },
  { title: 'Map', files: /^src-renderer\/(map|views\/(map|places|print|newsreel))\// },
  { title: 'Headquarters and things', files: view('things|table') },
  { title: 'Units', files: view('units') },
  { title: 'Battles', files: view('battle') },
  { title: 'Messages, past turns and letters', files: view('messages|past|letters|notes|requests') },
  { title: 'Order sheet', files: view('sheet') },
  { title: 'Planning and forms', files: view('planning|orderForm|whatIf|explain') },
  { title: 'Scroll', files: view('scroll') },
  { title: 'Questions', files: view('questions') },
  { title: 'Saving and sending', files: view('rollCall|sending|sharing|mail') },
  { title: 'Commands and keys', files: view('commands|keys') },
  { title: 'Settings', files: /^src-renderer\/(views|state)\/settings\// },
  { title: 'Tutorial and help', files: view('tutorial|help') },
];

const rest: readonly Area[] = [
  { title: 'Desk', files: /^src-renderer\/(views|state)\/desk\// },
  { title: 'Parts and state of the page', files: /^src-renderer\// },
  { title: 'Refusals of the program', files: /^(shared\/contract\/|shared\/kernel\/words\/refusals)/ },
  { title: 'The engine', files: /^shared\/(kernel\/|rulesets\/(all|onDemand)\.ts)/ },
  { title: 'Letters', files: /^src-main\/(services\/(mail|gm\/post)|adapters\/mail)\// },
  { title: 'The game master’s reports', files: /^src-main\/services\/(gm|desk)\// },
  { title: 'Command line', files: /^src-main\/gm\// },
  { title: 'Other words of the host', files: /^src-main\// },
];

/** Where games have tables of names and figures. */
const tables =
  /\/(tables|list|lists|ours|espionage\/intelligence)(\/|\.ts$)|\/(names|areaTerrain|sheets|classes|table|tutorialSectors)\.ts$/;

const ofGame = (id: string, title: string): readonly Area[] => {
  const files = (path: string): RegExp => new RegExp(`^shared/rulesets/${id}/${path}`);
  return [
    { title: `${title}: refusals and advice`, files: files('refusals(?:/|\\.ts$)') },
    { title: `${title}: orders and forms`, files: files(''), as: /^order / },
    { title: `${title}: events`, files: files(''), as: /^event / },
    { title: `${title}: questions`, files: files(''), as: /^question/ },
    { title: `${title}: tutorials and help`, files: files('lessons/') },
    { title: `${title}: steps of a turn`, files: files('sequence\\.ts$') },
    { title: `${title}: new games`, files: files('(?:setup/|beginning|model/settings)') },
    { title: `${title}: screens`, files: files('presentation/') },
    { title: `${title}: names and tables`, files: new RegExp(`${files('').source}.*${tables.source}`) },
    { title: `${title}: other words`, files: files('') },
  ];
};

const areas: readonly Area[] = [
  ...screens,
  ...rulesets.flatMap(({ id, title }) => ofGame(id, title)),
  ...rest,
];

/** The titles of all areas, in the order of screens. */
export const areaTitles: readonly string[] = areas.map(({ title }) => title);

/** The area that a text belongs to; undefined: of none. */
export const areaOf = (file: string, { as }: Text): string | undefined =>
  areas.find((area) => area.files.test(file) && (area.as?.test(as) ?? true))?.title;
