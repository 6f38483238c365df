import '@fontsource-variable/cinzel';
import '@fontsource-variable/inter';
import { mount } from 'svelte';
import { madeBoards } from '#test/support/picture/boards.ts';
import BoardGallery from './BoardGallery.svelte';
import MapGallery from './MapGallery.svelte';

const target = document.getElementById('app')!;
const asked = new URLSearchParams(location.search).get('board');
const made = Object.entries(madeBoards).find(([name]) => name === asked)?.[1];
if (made === undefined) mount(MapGallery, { target });
else mount(BoardGallery, { target, props: { map: made() } });
