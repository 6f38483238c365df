import '@fontsource-variable/cinzel';
import '@fontsource-variable/inter';
