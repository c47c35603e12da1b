// An entry of the build: see scripts/integration/islands.ts.
import 'react';
import 'react/jsx-runtime';
import 'react-dom/client';
