// Behind a dynamic import, so that the shared modules are known before any of them is used.
void import('./bootstrap.tsx')
