/** In place of the library: the simulator in a browser may call no address, so it has no subscriptions. */
const webPush = {
  generateRequestDetails: (): never => {
    throw new Error('The simulator in a browser sends no notifications.');
  },
};

export default webPush;
