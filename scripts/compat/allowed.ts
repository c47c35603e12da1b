import type { Allowed } from './shipped.ts';

const sameName = 'a method of this project with the same name';
const featureDetected = 'used only if the browser supports it';
const decorative = 'decorative: the page works without it';
const prefixedToo = 'the prefixed form, which older browsers support, is shipped too';
const printOnly = 'in print styles only';
const noPointer = 'without effect on phones, which have no pointer';
const forcedColours = 'without effect in browsers that have no forced colours';
const simpleWebAuthn = 'passkeys: @simplewebauthn detects support';

/** Features newer than the supported browsers that are shipped anyway, each with its fallback. */
export const allowed: Allowed = {
  script: {
    'AbortSignal.any': 'ky detects support; without it a call that timed out is not cancelled',
    'ArrayBuffer.transfer': sameName,
    'AuthenticatorAttestationResponse.getAuthenticatorData': simpleWebAuthn,
    'AuthenticatorAttestationResponse.getPublicKey': simpleWebAuthn,
    'AuthenticatorAttestationResponse.getPublicKeyAlgorithm': simpleWebAuthn,
    'AuthenticatorAttestationResponse.getTransports': simpleWebAuthn,
    'CSS.number': sameName,
    'CSS.turn': sameName,
    'Credential.isConditionalMediationAvailable': simpleWebAuthn,
    'Document.prerendering': featureDetected,
    'Document.wasDiscarded': 'web-vitals reads undefined as false',
    'Error.captureStackTrace': featureDetected,
    'EventTarget.when': 'a property of zod with the same name, in the check of game rounds',
    'HTMLElement.togglePopover': 'toasts detect support; without it they are below an open dialog',
    'IntersectionObserver.delay': sameName,
    'Iterator.drop': sameName,
    'Iterator.take': sameName,
    'MediaSource.handle': sameName,
    'Navigator.connection': 'React detects support',
    'Navigator.canShare': featureDetected,
    'Navigator.login': 'a text with the same name',
    'Navigator.setAppBadge': featureDetected,
    'Navigator.share': featureDetected,
    'Navigator.vibrate': featureDetected,
    'Performance.interactionCount': 'web-vitals detects support',
    PerformanceEventTiming: 'web-vitals detects support; without it INP is not measured',
    PerformanceSoftNavigation: 'web-vitals detects support',
    'Uint8Array.fromBase64': 'jose detects support',
    'Uint8Array.toBase64': 'jose detects support',
    'Uint8Array.fromHex': '@noble/hashes detects support',
    'Uint8Array.toHex': '@noble/hashes detects support',
    'Window.fullScreen': sameName,
    'Window.print': featureDetected,
    cancelIdleCallback: 'web-vitals falls back to clearTimeout',
    navigation: featureDetected,
    print: featureDetected,
    requestIdleCallback: featureDetected,
    setImmediate: 'React detects support',
  },
  style: {
    ':details-content': 'opens collapsed answers in print, if the browser supports it',
    ':has': 'spacing and decoration; `@supports` styles selected items without it',
    ':view-transition-new': decorative,
    ':view-transition-old': decorative,
    '@media scripting': decorative,
    '@view-transition': decorative,
    'backdrop-filter': prefixedToo,
    'break-after: avoid': printOnly,
    'content-visibility': printOnly,
    'content-visibility: visible': printOnly,
    'cursor: crosshair': noPointer,
    'cursor: default': noPointer,
    'cursor: not-allowed': noPointer,
    'cursor: pointer': noPointer,
    'forced-color-adjust': forcedColours,
    'forced-color-adjust: none': forcedColours,
    'line-clamp': prefixedToo,
    'mask-image': prefixedToo,
    resize: noPointer,
    'resize: vertical': noPointer,
    'scrollbar-width': decorative,
    'scrollbar-width: none': decorative,
    'text-size-adjust': prefixedToo,
    'text-wrap': decorative,
    'text-wrap: balance': decorative,
    'text-wrap: pretty': decorative,
    'user-select': prefixedToo,
  },
};
