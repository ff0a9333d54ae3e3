/**
 * The names of every event-handler attribute browsers run, without their `on`: those of HTML (HTML Standard, 8.1.8.2), SVG and its
 * animations, Pointer, Touch and Gamepad Events, CSS Animations and Transitions, Media Encryption, View Transitions, and the
 * older ones browsers still know. tooling/boundaries compares it with TypeScript's description of the DOM.
 */
const EVENTS = `
abort activate afterprint animationcancel animationend animationiteration animationstart auxclick
beforecopy beforecut beforeinput beforematch beforepaste beforeprint beforetoggle beforeunload beforexrselect begin blur bounce
cancel canplay canplaythrough change click close command contentvisibilityautostatechange contextlost contextmenu contextrestored
copy cuechange cut
dblclick devicemotion deviceorientation deviceorientationabsolute drag dragend dragenter dragexit dragleave dragover dragstart
drop durationchange
emptied encrypted end ended enterpictureinpicture error
finish focus focusin focusout formdata fullscreenchange fullscreenerror
gamepadconnected gamepaddisconnected gesturechange gestureend gesturestart gotpointercapture
hashchange
input invalid
keydown keypress keyup
languagechange leavepictureinpicture load loadeddata loadedmetadata loadend loadstart lostpointercapture
message messageerror mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup mousewheel
offline online orientationchange
pagehide pagereveal pageshow pageswap paste pause play playing pointercancel pointerdown pointerenter pointerleave pointerlockchange
pointerlockerror pointermove pointerout pointerover pointerrawupdate pointerup popstate progress propertychange
ratechange readystatechange rejectionhandled repeat reset resize
scroll scrollend scrollsnapchange scrollsnapchanging search securitypolicyviolation seeked seeking select selectionchange
selectstart show slotchange stalled start storage submit suspend
timeupdate toggle touchcancel touchend touchmove touchstart transitioncancel transitionend transitionrun transitionstart
unhandledrejection unload
visibilitychange volumechange
waiting waitingforkey webkitanimationend webkitanimationiteration webkitanimationstart webkitfullscreenchange
webkitfullscreenerror webkitmouseforcechanged webkitmouseforcedown webkitmouseforceup webkitmouseforcewillbegin
webkittransitionend wheel
zoom
`;

/** A function, so that pages without a form do not load the list. */
export const eventHandlers = (): readonly string[] =>
  EVENTS.trim()
    .split(/\s+/)
    .map((event) => `on${event}`);
