// An entry of the build: see scripts/vite/islands.ts.
import 'react';
import 'react/jsx-runtime';
import 'react-dom/client';
