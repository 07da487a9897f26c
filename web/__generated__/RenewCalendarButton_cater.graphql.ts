/**
 * @generated SignedSource<<5b3ee905d1e760177ebaec0fc3d8688c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RenewCalendarButton_cater$data = {
  readonly id: string;
  readonly " $fragmentType": "RenewCalendarButton_cater";
};
export type RenewCalendarButton_cater$key = {
  readonly " $data"?: RenewCalendarButton_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"RenewCalendarButton_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RenewCalendarButton_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "78753e5fc306495e200548163f266d35";

export default node;
