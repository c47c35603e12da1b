import { startMemberCentre } from '#features/home/scripts/member-centre/start-member-centre.ts';

/** Starts the member centre. */
export const startMemberCentrePage = (): void =>
  startMemberCentre({
    changePicture: () =>
      import('#features/account/components/avatar/open-avatar-picker.tsx').then(({ openAvatarPicker }) =>
        openAvatarPicker(),
      ),
    showApps: () =>
      import('#features/site/components/downloads/show-downloads.tsx').then(({ showDownloads }) => showDownloads()),
    showWallets: () =>
      import('#features/cashier/components/open-wallet-sheet.tsx').then(({ openWalletSheet }) => openWalletSheet()),
  });
