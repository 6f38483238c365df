import '@fontsource-variable/cinzel';
import '@fontsource-variable/inter';
import { mount } from 'svelte';
import MapGallery from './MapGallery.svelte';

mount(MapGallery, { target: document.getElementById('app')! });
