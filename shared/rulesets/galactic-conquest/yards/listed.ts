import type { Books } from '#kernel/codec/books.ts';
import { buildShip } from './build.ts';
import { shipFinished, shipLaid, shipWaits, yardHalted, yardInspired, yardTaken } from './events.ts';
import { changeYards, yardChanged } from './laying/change.ts';
import { dockMadeYard, makeDockYard } from './laying/dock.ts';
import { yardGivenUp } from './laying/givenUp.ts';
import { layYard, yardLaid } from './laying/lay.ts';
import { yardMadePlain } from './laying/retool.ts';
import { makeStationYard, stationMadeYard } from './laying/station.ts';
import { scrapDone } from './scrapping/done.ts';
import { scrapShips, shipsScrapped } from './scrapping/scrapShips.ts';
import { scrapStock, stockScrapped } from './scrapping/scrapStock.ts';
import { scrapYard, yardScrapped } from './scrapping/scrapYard.ts';
import { convertShip } from './ships/convert.ts';
import { crewRaised } from './ships/raise.ts';
import { shipConverted } from './ships/converted.ts';
import { prizesCrewed } from './ships/captives.ts';
import { giftsCrewed, giveShips, shipsGiven } from './ships/give.ts';
import { handOver, shipsHandedOver } from './ships/handOver.ts';
import { convertPrizes, prizesConverted } from './ships/prizes.ts';

/** Orders about yards that no book is asked for. */
export const yardOrders = [makeStationYard, makeDockYard, scrapYard, convertPrizes] as const;
/** Those that ask what ships there are go by the books of the game. */
export const yardOrdersOver = (books: Books) =>
  [
    buildShip(books),
    layYard(books),
    changeYards(books),
    convertShip(books),
    scrapShips(books),
    scrapStock(books),
    giveShips(books),
    handOver(books),
  ] as const;
/** What happens in yards. */
export const yardEvents = [
  ...[shipWaits, yardGivenUp, yardLaid, stationMadeYard, dockMadeYard, yardChanged, yardScrapped],
  ...[shipConverted, prizesCrewed, prizesConverted, shipsScrapped, stockScrapped, scrapDone],
  ...[shipsGiven, giftsCrewed, shipsHandedOver, crewRaised],
  ...[shipLaid, shipFinished, yardTaken, yardMadePlain, yardHalted, yardInspired],
] as const;
