/**
 * @generated SignedSource<<8cd47854f06b455733ba846f3ddacf65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResendInvitationButton_user$data = {
  readonly email: string;
  readonly id: string;
  readonly " $fragmentType": "ResendInvitationButton_user";
};
export type ResendInvitationButton_user$key = {
  readonly " $data"?: ResendInvitationButton_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResendInvitationButton_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResendInvitationButton_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "9aa60bad932c3aa4e3bc283819a26bf3";

export default node;
