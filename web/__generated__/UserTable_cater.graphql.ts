/**
 * @generated SignedSource<<5233c0ed5a31371e4b1e38eda7db44cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserTable_cater$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "UserTable_cater";
};
export type UserTable_cater$key = {
  readonly " $data"?: UserTable_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserTable_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserTable_cater",
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
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "b91fd347347f7b92a4cc02a973e81f46";

export default node;
